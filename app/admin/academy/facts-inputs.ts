import { EmailInput } from "./email-input.tsx";
import { OtherDaysInputs } from "./other-days-inputs.tsx";
import { WeekInputs } from "./week-inputs.tsx";

export const factsInputs = { email: EmailInput, week: WeekInputs, exceptions: OtherDaysInputs };
