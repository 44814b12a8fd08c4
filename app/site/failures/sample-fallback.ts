import type { SampleLists } from "./samples.ts";

/**
 * The data of a list page, or what `fromSamples` makes of the built-in samples when the browser's own fetch fails
 * (specification, section 4). Throws when those cannot be fetched either: then the device is offline.
 */
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
