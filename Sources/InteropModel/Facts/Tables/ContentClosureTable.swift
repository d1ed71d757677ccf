// swift-format-ignore-file
// Rows are as wide as their facts.

extension FactTable {
    /// Closures that SwiftUI's views and modifiers keep: declared `@escaping`. Of what has no row nothing is known, unless it is
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
        Binding	-	-	no	action	Apple doc swiftui/binding/init(get:set:)
        Binding	set	-	no	action	Apple doc swiftui/binding/init(get:set:)
        Button	-	action,intent	no	action	Apple doc swiftui/button/init(action:label:)
        Canvas	-	renderer	no	builder	Apple doc swiftui/canvas/init(opaque:colormode:rendersasynchronously:renderer:)
        Canvas	renderer	-	no	builder	Apple doc swiftui/canvas/init(opaque:colormode:rendersasynchronously:renderer:)
        DisclosureGroup	-	content	no	builder	Apple doc swiftui/disclosuregroup/init(_:content:)
        DisclosureGroup	content	-	no	builder	Apple doc swiftui/disclosuregroup/init(isexpanded:content:label:)
        dropDestination	-	-	no	action	Apple doc swiftui/view/dropdestination(for:action:istargeted:)
        dropDestination	isTargeted	-	no	action	Apple doc swiftui/view/dropdestination(for:action:istargeted:)
        environment	-	-	no	builder	Apple doc swiftui/view/environment(_:_:)
        ForEach	-	-	no	builder	Apple doc swiftui/foreach/init(_:content:)-ktgx
        ForEach	content	-	no	builder	Apple doc swiftui/foreach/init(_:content:)-ktgx
        fullScreenCover	-	-	no	builder	Apple doc swiftui/view/fullscreencover(ispresented:ondismiss:content:)
        fullScreenCover	content	-	no	builder	Apple doc swiftui/view/fullscreencover(ispresented:ondismiss:content:)
        GeometryReader	-	-	no	builder	Apple doc swiftui/geometryreader/init(content:)
        GeometryReader	content	-	no	builder	Apple doc swiftui/geometryreader/init(content:)
        List	-	-	yes	builder	Apple doc swiftui/list/init(_:rowcontent:)-3vn6i
        List	rowContent	-	no	builder	Apple doc swiftui/list/init(_:rowcontent:)-3vn6i
        navigationDestination	-	isPresented	no	builder	Apple doc swiftui/view/navigationdestination(for:destination:)
        navigationDestination	destination	isPresented	no	builder	Apple doc swiftui/view/navigationdestination(for:destination:)
        OpenURLAction	-	-	no	builder	Apple doc swiftui/openurlaction/init(handler:)
        OpenURLAction	handler	-	no	builder	Apple doc swiftui/openurlaction/init(handler:)
        OutlineGroup	-	-	no	builder	Apple doc swiftui/outlinegroup/init(_:children:content:)
        OutlineGroup	content	-	no	builder	Apple doc swiftui/outlinegroup/init(_:children:content:)
        popover	-	-	no	builder	Apple doc swiftui/view/popover(ispresented:attachmentanchor:arrowedge:content:)
        popover	content	-	no	builder	Apple doc swiftui/view/popover(ispresented:attachmentanchor:arrowedge:content:)
        refreshable	-	-	no	action	Apple doc swiftui/view/refreshable(action:)
        ScrollViewReader	-	-	no	builder	Apple doc swiftui/scrollviewreader/init(content:)
        ScrollViewReader	content	-	no	builder	Apple doc swiftui/scrollviewreader/init(content:)
        sheet	-	-	no	builder	Apple doc swiftui/view/sheet(ispresented:ondismiss:content:)
        sheet	content	-	no	builder	Apple doc swiftui/view/sheet(ispresented:ondismiss:content:)
        task	-	-	no	action	Apple doc swiftui/view/task(name:priority:file:line:_:)
        TimelineView	-	-	no	builder	Apple doc swiftui/timelineview/init(_:content:)
        TimelineView	content	-	no	builder	Apple doc swiftui/timelineview/init(_:content:)
        """#
    )
}
