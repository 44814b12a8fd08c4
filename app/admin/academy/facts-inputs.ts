import { OtherDaysInputs } from "./other-days-inputs.tsx";
import { WeekInputs } from "./week-inputs.tsx";

export const factsInputs = { week: WeekInputs, exceptions: OtherDaysInputs };
