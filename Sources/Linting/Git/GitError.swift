/// Why changed lines could not be told.
package enum GitError: Error, Equatable, Sendable {
    /// There is no `git` on `PATH`, or it cannot be started.
    case notStarted(SystemError)
    /// It was silent for so long that it was ended.
    case noAnswer
    case notARepository(folder: String)
    /// A bare repository, or the inside of `.git`.
    case noWorkingTree(folder: String)
    /// A path that is linted lies outside of the repository.
    case outside(path: String, repository: String)
    case unknownReference(String, isShallow: Bool)
    /// What is to be compared is not in this clone.
    case partialClone
    /// What git said itself, its first line.
    case failed(String)

    /// What was tried and what to do.
    package var message: String {
        switch self {
        case .notStarted(let error): "git cannot be started (\(error.text)); it tells which lines have changed"
        case .noAnswer: "git gave no answer for 5 minutes and was ended; see whether git status ends here"
        case .notARepository(let folder): "\(folder) is not in a git repository, so there are no changed lines to tell"
        case .noWorkingTree(let folder): "\(folder) is not in a git working tree, so there are no changed lines to tell"
        case .outside(let path, let repository):
            "\(path) lies outside of \(repository); changed lines are told for one repository at a time"
        case .unknownReference(let name, true):
            "\(name) names no commit in this shallow clone; fetch it first (in GitHub Actions: fetch-depth: 0)"
        case .unknownReference(let name, false):
            "\(name) names no commit; name a branch, a tag or a commit that git rev-parse knows"
        case .partialClone:
            "this is a partial clone that lacks what is to be compared, and nothing is fetched here; run git diff once, or clone without --filter"
        case .failed(let text): "git failed: \(text)"
        }
    }
}
