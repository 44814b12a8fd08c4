import { useQuery } from "@tanstack/react-query";
import { type RecordNews, recordNews } from "#contract/record-news.ts";
import { call } from "../session/api-call.ts";

/** Milliseconds. A form that is in sight asks whether somebody else saved what it shows. */
const askedEvery = 4000;

/** What the form shows: `version`: undefined in one of something new; `copy`: the version of its unpublished changes. */
type Known = { version: number | undefined; copy: number | undefined };

/** What became meanwhile of what an open form shows; undefined while it is as it was. `at`: when that was heard. `form` as in "course:12". */
export function useRecordNews(form: string, { version, copy }: Known, isOn: boolean): { news: RecordNews; at: number } | undefined {
  const { data, dataUpdatedAt } = useQuery({
    // An answer that was on its way while the form itself saved is of another name.
    queryKey: ["form-news", form, version, copy],
    queryFn: ({ signal }) => call(`/autosaves/${encodeURIComponent(form)}/news`, { answer: recordNews, signal }),
    enabled: isOn,
    refetchInterval: askedEvery,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  if (!isOn || !data) return;
  const isNews = version === undefined ? data.saved_as !== null : data.version !== version || (data.working_copy ?? undefined) !== copy;
  return isNews ? { news: data, at: dataUpdatedAt } : undefined;
}
