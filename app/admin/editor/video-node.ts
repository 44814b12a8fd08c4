import { Node } from "@tiptap/core";
import { videoAddress, videoKey, videoSite } from "#contract/video.ts";

export const VideoNode = Node.create({
  name: "video",
  group: "block",
  atom: true,
  draggable: true,

  addAttributes: () => ({ video: { default: "" }, title: { default: "" } }),

  parseHTML() {
    return [
      {
        tag: "figure[data-video]",
        priority: 60,
        getAttrs: (figure) => {
          const video = figure.getAttribute("data-video") ?? "";
          return videoKey.test(video) ? { video, title: figure.querySelector("a")?.textContent?.trim() ?? "" } : false;
        },
      },
    ];
  },

  renderHTML({ node }) {
    const { video, title } = node.attrs;
    return ["figure", { "data-video": video }, ["a", { href: videoAddress(video) }, title || `Video on ${videoSite(video)}`]];
  },
});
