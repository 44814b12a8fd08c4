import type { Editor } from "@tiptap/core";
import { type StoredPicture, storedPicture } from "#contract/picture-upload.ts";
import { checkPicture, pictureTargets } from "../pictures/check-picture.ts";
import { jpegOf } from "../pictures/draw-jpeg.ts";
import { api, Refused } from "../session/api-call.ts";

let count = 0;
export function uploadName(): string {
  count += 1;
  return `picture-${count}`;
}

/** A picture that stands in the text already, under `name`, without an address. */
export type PictureToStore = { name: string; file: Blob };

/** Stores pictures in turn and gives each its address; one that fails leaves the text, and `tell` says why. `setBusy`: some under way. */
export function createPictureUploads(editorOf: () => Editor | undefined, tell: (why: string) => void, setBusy: (busy: boolean) => void) {
  const stored = new Map<string, StoredPicture>();
  let waiting = 0;
  let turn = Promise.resolve();

  async function work({ name, file }: PictureToStore): Promise<void> {
    try {
      stored.set(name, await store(file));
      settle();
    } catch (error) {
      if (error instanceof NotTaken) tell(error.message);
      else tell(`A picture could not be stored. ${error instanceof Refused && error.message ? error.message : "Please insert it again."}`);
      remove(name);
    }
  }

  function each(change: (upload: string, position: number, size: number) => void): void {
    editorOf()?.state.doc.descendants((node, position) => {
      if (node.type.name === "picture" && typeof node.attrs.upload === "string") change(node.attrs.upload, position, node.nodeSize);
    });
  }

  function settle(): void {
    const editor = editorOf();
    if (!editor || editor.isDestroyed) return;
    const { tr } = editor.state;
    each((upload, position) => {
      const picture = stored.get(upload);
      const node = tr.doc.nodeAt(position);
      if (!picture || !node) return;
      const { image: src, width, height } = picture;
      tr.setNodeMarkup(position, undefined, { ...node.attrs, src, width, height, upload: null });
    });
    if (tr.docChanged) editor.view.dispatch(tr.setMeta("addToHistory", false));
  }

  function remove(name: string): void {
    const editor = editorOf();
    if (!editor || editor.isDestroyed) return;
    const { tr } = editor.state;
    each((upload, position, size) => {
      if (upload === name) tr.delete(tr.mapping.map(position), tr.mapping.map(position + size));
    });
    if (tr.docChanged) editor.view.dispatch(tr.setMeta("addToHistory", false));
  }

  return {
    settle,
    start(pictures: readonly PictureToStore[]): void {
      for (const picture of pictures) {
        waiting += 1;
        setBusy(true);
        turn = turn
          .then(() => work(picture))
          .then(() => {
            waiting -= 1;
            if (waiting === 0) setBusy(false);
          });
      }
    },
  };
}

class NotTaken extends Error {}

/** Stores a picture, drawn anew as a JPEG where the server would not take it as it is. Throws NotTaken, and what a call throws. */
async function store(file: Blob): Promise<StoredPicture> {
  const checked = await checkPicture(new File([file], "picture", { type: file.type }), pictureTargets.landscape);
  let image = "dataUrl" in checked ? checked.dataUrl : "";
  if ("refused" in checked) {
    const made = checked.mend && (await jpegOf(file));
    if (!made) throw new NotTaken(`A picture could not be inserted. ${checked.advice ?? `${checked.refused}.`}`);
    image = made.dataUrl;
  }
  return api.post("/pictures", { image }, storedPicture);
}
