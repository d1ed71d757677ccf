# For a run-script phase of Xcode, with "Based on dependency analysis" off and ENABLE_USER_SCRIPT_SANDBOXING set to No.
# An error fails the build; a warning is shown.
if [ "$ACTION" = indexbuild ]; then exit 0; fi
export PATH="$HOME/.local/bin:/opt/homebrew/bin:/usr/local/bin:$PATH"
if ! command -v seamlint >/dev/null; then
    echo "warning: seamlint is not installed, so the code was not linted"
    exit 0
fi
seamlint --fail-on error --quiet "$SRCROOT"
