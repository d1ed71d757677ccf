nonisolated struct A {}
nonisolated struct B {}
nonisolated enum C {}
