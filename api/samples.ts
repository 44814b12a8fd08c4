import { samplesRemoval, samplesRemoved, samplesRestored, samplesState, samplesUndo } from "#contract/samples.ts";
import { endpoint } from "./endpoint.ts";

export const samples = {
  state: endpoint({
    operationId: "readSamples",
    summary: "What came with the program and nobody changed, and what of it would stay because something needs it",
    status: 200,
    answer: samplesState,
    handle: async ({ academy }) => ({ body: await academy.firstSamples.state() }),
  }),
  remove: endpoint({
    operationId: "removeSamples",
    summary: "Move all samples that nobody changed, and nothing else needs, to the trash",
    body: samplesRemoval,
    status: 200,
    answer: samplesRemoved,
    handle: async ({ academy, body, who }) => ({ body: await academy.firstSamples.remove(body.count, who()) }),
  }),
  restore: endpoint({
    operationId: "restoreSamples",
    summary: "Take the last removal of the samples back",
    body: samplesUndo,
    status: 200,
    answer: samplesRestored,
    handle: async ({ academy, body, who }) => ({ body: await academy.firstSamples.restore(body.id, who()) }),
  }),
};
