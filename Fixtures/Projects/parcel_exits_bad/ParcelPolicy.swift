import WebKit

@MainActor
final class ParcelPolicy {
    func decide(_ request: URLRequest, answer: @escaping (WKNavigationActionPolicy) -> Void) {
        guard let host = request.url?.host else { return answer(.cancel) }
        lookUp(host) { isKnown in
            if isKnown { answer(.allow) }
        } // expect: decision_handler_dropped
    }

    private func lookUp(_ host: String, then: @escaping (Bool) -> Void) {
        DispatchQueue.main.async { then(host == "parcels.example") }
    }
}
