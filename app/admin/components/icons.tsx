export type DrawnIcon = ReturnType<typeof icon>;

/** A drawn icon of the back office: a few strokes on a 24-unit field. `dots`: what of it is drawn as thick as a point. */
export function icon(lines: string, strokeWidth = 1.75, dots = "") {
  return ({ className = "size-5" }: { className?: string }) => (
    <svg
      viewBox="0 0 24 24"
      className={`shrink-0 ${className}`}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={lines} />
      {dots ? <path d={dots} strokeWidth="3" /> : null}
    </svg>
  );
}

const circle = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const sheet = (x: number, y: number, width: number, height: number) =>
  `M${x + 2} ${y}h${width - 4}a2 2 0 0 1 2 2v${height - 4}a2 2 0 0 1-2 2h${4 - width}a2 2 0 0 1-2-2v${4 - height}a2 2 0 0 1 2-2z`;

export const DashboardIcon = icon("M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z");
export const CoursesIcon = icon("M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.500V5c-3-.5-6 0-8 1.500zM12 6.500v13");
export const LanguagesIcon = icon("M4 5h10v9H8l-4 3.5zM14 9h6v11l-3.5-3H10v-3M6.5 11.5 9 6.5l2.5 5M7.500 10h3");
export const PasskeyIcon = icon(
  `${circle(8, 8, 4)}M2.5 20c0-3.500 2.200-6 5.500-6 1.300 0 2.400.4 3.300 1M17 14.500a3 3 0 1 0-2-.2V20l1.500 1.500L18 20v-1.500l-1-1z`,
);
export const ExamsIcon = icon(`${circle(12, 9, 5.5)}M9 14l-1.5 7 4.5-2.5 4.5 2.5-1.5-7M9.8 9l1.6 1.6 2.9-3`);
export const PostsIcon = icon("M4 20l1-4.500L16 4.500a2 2 0 0 1 3 0l.5.5a2 2 0 0 1 0 3L8.5 19zM14 6.500l3.5 3.500M13 20h7");
export const QuestionIcon = icon("M4 5h16v11h-9l-4 4v-4H4zM10 9a2 2 0 1 1 2.6 1.900c-.4.15-.6.5-.6.9M12 13.700v.01");
export const QuoteIcon = icon(
  "M4 5h16v12H12l-4 4v-4H4zM9 8.5c-1.200.4-1.500 1.200-1.500 2.500h2.500v2.500H7.500M15.500 8.500c-1.200.4-1.500 1.200-1.500 2.500h2.500v2.500H14",
);
export const LookIcon = icon(
  "M12 3.500a8.500 8.500 0 1 0 0 17c1.500 0 2-1 1.600-2.200-.5-1.500.3-2.800 1.900-2.800H18a2.500 2.500 0 0 0 2.500-2.500c0-5.200-3.800-9.500-8.500-9.500zM7.500 12v.1M9.500 8v.1M14 7.500v.1M17 11v.1",
);
export const TextsIcon = icon("M5 3h14v18H5zM8.5 8h7M8.500 12h7M8.500 16h4");
export const TeachersIcon = icon(`${circle(7, 10, 2.5)}M2.500 20c0-3 1.800-5 4.500-5s4.500 2 4.500 5M8 4h13v11h-7M12 8h5M12 11h3`);
export const BranchesIcon = icon("M3 21V9l5-5 5 5v12H3zM13 12h4l4 3.500V21h-8M8 21v-5M8 11v.500");
export const RoomsIcon = icon("M4 21h16M6 21V4l9-1v18M15 5h3v16M12 12v1");
export const EnquiriesIcon = icon("M3 13l2.5-8h13L21 13v6H3zM3 13h5l1.5 2.500h5L16 13h5");
export const SettingsIcon = icon(`M4 7h9M17 7h3M4 17h3M11 17h9${circle(15, 7, 2)}${circle(9, 17, 2)}`);
export const PeopleIcon = icon(
  `${circle(9, 8, 3.5)}M2.5 20c.5-4 3-6 6.500-6s6 2 6.500 6M16 5a3 3 0 0 1 0 6M18 14.500c2 .8 3.200 2.600 3.500 5.500`,
);
export const LogoutIcon = icon("M10 4H5v16h5M14 8l4 4-4 4M18 12H9");
export const MenuIcon = icon("M4 7h16M4 12h16M4 17h16");
export const CloseIcon = icon("M6 6l12 12M18 6L6 18");
export const PlusIcon = icon("M12 5v14M5 12h14");
export const EditIcon = icon("M5 19l1-4L16 5l3 3L9 18zM14 7l3 3");
export const DeleteIcon = icon("M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5");
export const UpIcon = icon("M12 19V5M6 11l6-6 6 6");
export const DownIcon = icon("M12 5v14M6 13l6 6 6-6");
export const GripIcon = icon("", 1.75, "M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01");
export const SearchIcon = icon(`${circle(11, 11, 6)}M20 20l-4.5-4.5`);
export const EyeIcon = icon(`M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6z${circle(12, 12, 2.5)}`);
export const EyeOffIcon = icon(
  "M4 4l16 16M9.5 6.300A9 9 0 0 1 12 6c6 0 9.5 6 9.5 6a17 17 0 0 1-2.7 3.300M6 8.200A16 16 0 0 0 2.5 12S6 18 12 18c1.5 0 2.8-.4 4-.9M10.2 10.200a2.5 2.5 0 0 0 3.6 3.6",
);
export const MailIcon = icon("M3.5 6h17v12h-17zM4 6.500l8 6.5 8-6.5");
export const PhoneIcon = icon(
  "M5 4h4l1.5 4.5-2.3 1.700a12 12 0 0 0 5.6 5.600l1.7-2.300L20 15v4a1.5 1.5 0 0 1-1.6 1.500A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4z",
);
export const ChatIcon = icon("M4 20l1.3-4A8 8 0 1 1 8.5 19zM9 11h6M9 14h4");
export const DownloadIcon = icon("M12 4v11M7 10.500l5 5 5-5M5 20h14");
export const AcademyIcon = icon("M4 20h16M6 20v-9M18 20v-9M12 4L3.500 9.500h17zM10 20v-6h4v6");
export const WarningIcon = icon("M12 4l9 16H3zM12 10v5M12 17.500v.01");
export const CheckIcon = icon("M5 12.500l4.5 4.500L19 7.5");
export const StarIcon = icon("M12 4l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z");
export const OutsideIcon = icon("M13 5h6v6M19 5l-8 8M17 14v5H5V7h5");
export const PictureIcon = icon(`M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.500L20 17${circle(15.5, 9, 1.5)}`);
export const ClassesIcon = icon(`${sheet(4, 5.5, 16, 14.5)}M4 10h16M8.5 3.5v4M15.5 3.5v4M8 14h3M13 14h3M8 17h3`);
export const DuplicateIcon = icon(`${sheet(8.5, 8.5, 11, 11)}M15.5 5.5v-1h-11v11h1`);
export const PrintIcon = icon("M7 9V4h10v5M7 17H4.5V9.5h15V17H17M7 14h10v6H7z");
export const ClockIcon = icon(`${circle(12, 12, 8)}M12 7.5V12l3 2`);
export const RedirectIcon = icon("M5 19v-5a4 4 0 0 1 4-4h10M15 6l4 4-4 4");
export const VisitsIcon = icon("M4 20h16M7 16v-5M12 16V5M17 16v-8");
export const CopyIcon = icon(`${sheet(9, 9, 11, 11)}M5 15V6a2 2 0 0 1 2-2h9`);
