enum LoadPhase { // expect: coordinator_not_class
    case idle
    case loaded(String)
}
