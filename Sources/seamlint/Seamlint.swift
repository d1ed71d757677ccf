@main struct Seamlint { static func main() { print("seamlint") } }
