import type { CourseSample } from "./samples/course-sample.ts";
import { dutch } from "./samples/dutch.ts";
import { english } from "./samples/english.ts";
import { french } from "./samples/french.ts";
import { german } from "./samples/german.ts";
import { italian } from "./samples/italian.ts";
import { japanese } from "./samples/japanese.ts";
import { korean } from "./samples/korean.ts";
import { russian } from "./samples/russian.ts";
import { spanish } from "./samples/spanish.ts";
import { tamil } from "./samples/tamil.ts";

export const courseSamples: readonly CourseSample[] = [german, russian, dutch, french, spanish, japanese, italian, english, tamil, korean];
