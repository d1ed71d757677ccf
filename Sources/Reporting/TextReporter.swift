import Findings
