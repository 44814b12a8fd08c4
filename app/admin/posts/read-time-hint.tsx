import { useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { readTimeOf } from "#contract/site/read-time.ts";

/**
 * How long the text takes to read. It follows the text until somebody writes another, which can be taken back; a part of its own, since it is
 * drawn anew at each key.
 */
export function ReadTimeHint() {
  const { control, setValue, formState } = useFormContext<{ content: string; readTime: string }>();
  const [content, readTime] = useWatch({ control, name: ["content", "readTime"] });
  const time = readTimeOf(content);
  const followed = useRef("");
  const isTyped = formState.dirtyFields.content === true;
  useEffect(() => {
    if (!isTyped || readTime !== followed.current) return;
    followed.current = time;
    setValue("readTime", time, { shouldDirty: true, shouldValidate: false });
  }, [isTyped, time, readTime, setValue]);
  if (content === "" || time === readTime) return "For example: 5 min read";
  return (
    <>
      By its length: {time}.{" "}
      <button
        type="button"
        onClick={() => setValue("readTime", time, { shouldDirty: true, shouldValidate: true })}
        className="font-semibold text-lagoon underline underline-offset-4"
      >
        Use it
      </button>
    </>
  );
}
