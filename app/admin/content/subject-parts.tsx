import type { FieldList } from "#contract/fields/field.ts";
import { FormPart } from "../forms/form-parts.tsx";
import { ContentInput } from "./field-input.tsx";
import { SlugInput } from "./title-and-slug-inputs.tsx";

/** The parts with which the forms of a course and of an exam end. */
export function SubjectParts({ list }: { list: FieldList }) {
  return (
    <>
      <FormPart name="Modules and features">
        <div className="grid gap-5 sm:grid-cols-2">
          <ContentInput list={list} name="modules" entry="Module" />
          <ContentInput list={list} name="features" entry="Feature" />
        </div>
      </FormPart>
      <FormPart name="Address">
        <SlugInput />
      </FormPart>
    </>
  );
}
