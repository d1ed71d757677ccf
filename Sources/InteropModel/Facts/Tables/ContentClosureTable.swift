// swift-format-ignore-file
// Rows are as wide as their facts.

extension FactTable {
    /// Closures that SwiftUI's views and modifiers keep: declared `@escaping`. What has no row runs within the call, unless it is
    /// named as an action (`action:`, `perform:`, `onSomething`). `-` is a closure without a label.
    static let contentClosures = FactTable(
        #"""
        call	label	unless	needs_data	role	source
        alignmentGuide	-	-	no	builder	Apple doc swiftui/view/alignmentguide(_:computevalue:)
        alignmentGuide	computeValue	-	no	builder	Apple doc swiftui/view/alignmentguide(_:computevalue:)
        AsyncImage	content	-	no	builder	Apple doc swiftui/asyncimage/init(url:scale:content:placeholder:)
        AsyncImage	placeholder	-	no	builder	Apple doc swiftui/asyncimage/init(url:scale:content:placeholder:)
        AsyncImage	-	-	no	builder	Apple doc swiftui/asyncimage/init(url:scale:transaction:content:)
        Binding	get	-	no	builder	Apple doc swiftui/binding/init(get:set:)
        Binding	set	-	no	action	Apple doc swiftui/binding/init(get:set:)
        Button	-	action	no	action	Apple doc swiftui/button/init(action:label:)
        Canvas	-	-	no	builder	Apple doc swiftui/canvas/init(opaque:colormode:rendersasynchronously:renderer:)
        DisclosureGroup	-	-	no	builder	Apple doc swiftui/disclosuregroup/init(_:content:)
        DisclosureGroup	content	-	no	builder	Apple doc swiftui/disclosuregroup/init(isexpanded:content:label:)
        dropDestination	-	-	no	action	Apple doc swiftui/view/dropdestination(for:action:istargeted:)
        environment	-	-	no	builder	Apple doc swiftui/view/environment(_:_:)
        ForEach	-	-	no	builder	Apple doc swiftui/foreach/init(_:content:)
        ForEach	content	-	no	builder	Apple doc swiftui/foreach/init(_:content:)
        fullScreenCover	-	-	no	builder	Apple doc swiftui/view/fullscreencover(ispresented:ondismiss:content:)
        fullScreenCover	content	-	no	builder	Apple doc swiftui/view/fullscreencover(ispresented:ondismiss:content:)
        GeometryReader	-	-	no	builder	Apple doc swiftui/geometryreader/init(content:)
        GeometryReader	content	-	no	builder	Apple doc swiftui/geometryreader/init(content:)
        List	-	-	yes	builder	Apple doc swiftui/list/init(_:rowcontent:)
        List	rowContent	-	no	builder	Apple doc swiftui/list/init(_:rowcontent:)
        navigationDestination	-	-	no	builder	Apple doc swiftui/view/navigationdestination(for:destination:)
        navigationDestination	destination	-	no	builder	Apple doc swiftui/view/navigationdestination(for:destination:)
        OpenURLAction	-	-	no	builder	Apple doc swiftui/openurlaction/init(handler:)
        OpenURLAction	handler	-	no	builder	Apple doc swiftui/openurlaction/init(handler:)
        OutlineGroup	-	-	no	builder	Apple doc swiftui/outlinegroup/init(_:children:content:)
        popover	-	-	no	builder	Apple doc swiftui/view/popover(ispresented:attachmentanchor:arrowedge:content:)
        popover	content	-	no	builder	Apple doc swiftui/view/popover(ispresented:attachmentanchor:arrowedge:content:)
        refreshable	-	-	no	action	Apple doc swiftui/view/refreshable(action:)
        ScrollViewReader	-	-	no	builder	Apple doc swiftui/scrollviewreader/init(content:)
        sheet	-	-	no	builder	Apple doc swiftui/view/sheet(ispresented:ondismiss:content:)
        sheet	content	-	no	builder	Apple doc swiftui/view/sheet(ispresented:ondismiss:content:)
        task	-	-	no	action	Apple doc swiftui/view/task(priority:_:)
        TimelineView	-	-	no	builder	Apple doc swiftui/timelineview/init(_:content:)
        """#
    )
}
