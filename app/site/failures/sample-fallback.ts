import type { SampleLists } from "./samples.ts";

/** A list's data, or what `fromSamples` makes when the fetch fails (specification, section 4). Throws when those fail too: offline. */
export async function withSampleFallback<Data>(
  load: () => Promise<Data>,
  signal: AbortSignal,
  fromSamples: (samples: SampleLists) => NoInfer<Data>,
): Promise<Data> {
  try {
    return await load();
  } catch (error) {
    // Another navigation has begun, or the server sends the visitor elsewhere.
    if (signal.aborted || error instanceof Response) throw error;
    console.warn("This list could not be fetched; the built-in samples are shown.", error);
    const answer = await fetch("/samples.json", { signal }).catch(() => undefined);
    if (!answer?.ok) throw error;
    const samples: SampleLists = await answer.json();
    return fromSamples(samples);
  }
}
