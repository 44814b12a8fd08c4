import type { ReactNode } from "react";

type IconProps = { className?: string };

function Icon({ className = "size-5", children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`shrink-0 ${className}`}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

/** Drawn icons of the back office, each a few strokes on a 24-unit field. */
export const DashboardIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z" />
  </Icon>
);
export const CoursesIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.500V5c-3-.5-6 0-8 1.500zM12 6.500v13" />
  </Icon>
);
export const LanguagesIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 5h10v9H8l-4 3.5zM14 9h6v11l-3.5-3H10v-3M6.5 11.5 9 6.5l2.5 5M7.500 10h3" />
  </Icon>
);
export const PasskeyIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="8" cy="8" r="4" />
    <path d="M2.5 20c0-3.500 2.200-6 5.500-6 1.300 0 2.400.4 3.300 1M17 14.500a3 3 0 1 0-2-.2V20l1.500 1.500L18 20v-1.500l-1-1z" />
  </Icon>
);
export const ExamsIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="9" r="5.5" />
    <path d="M9 14l-1.5 7 4.5-2.5 4.5 2.5-1.5-7M9.8 9l1.6 1.6 2.9-3" />
  </Icon>
);
export const PostsIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 20l1-4.500L16 4.500a2 2 0 0 1 3 0l.5.5a2 2 0 0 1 0 3L8.5 19zM14 6.500l3.5 3.500M13 20h7" />
  </Icon>
);
export const QuestionIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 5h16v11h-9l-4 4v-4H4z" />
    <path d="M10 9a2 2 0 1 1 2.6 1.900c-.4.15-.6.5-.6.9M12 13.700v.01" />
  </Icon>
);
export const QuoteIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 5h16v12H12l-4 4v-4H4zM9 8.5c-1.200.4-1.500 1.200-1.500 2.500h2.500v2.500H7.500M15.500 8.500c-1.200.4-1.500 1.200-1.500 2.500h2.500v2.500H14" />
  </Icon>
);
export const LookIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.500a8.500 8.500 0 1 0 0 17c1.500 0 2-1 1.600-2.200-.5-1.500.3-2.800 1.900-2.800H18a2.500 2.500 0 0 0 2.500-2.500c0-5.200-3.800-9.500-8.500-9.500zM7.500 12v.1M9.500 8v.1M14 7.500v.1M17 11v.1" />
  </Icon>
);
export const TextsIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 3h14v18H5zM8.5 8h7M8.500 12h7M8.500 16h4" />
  </Icon>
);
export const TeachersIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="7" cy="10" r="2.5" />
    <path d="M2.500 20c0-3 1.800-5 4.500-5s4.500 2 4.500 5M8 4h13v11h-7M12 8h5M12 11h3" />
  </Icon>
);
export const BranchesIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 21V9l5-5 5 5v12H3zM13 12h4l4 3.500V21h-8M8 21v-5M8 11v.500" />
  </Icon>
);
export const RoomsIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 21h16M6 21V4l9-1v18M15 5h3v16M12 12v1" />
  </Icon>
);
export const EnquiriesIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 13l2.5-8h13L21 13v6H3zM3 13h5l1.5 2.500h5L16 13h5" />
  </Icon>
);
export const SettingsIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
    <circle cx="15" cy="7" r="2" />
    <circle cx="9" cy="17" r="2" />
  </Icon>
);
export const PeopleIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="9" cy="8" r="3.5" />
    <path d="M2.5 20c.5-4 3-6 6.500-6s6 2 6.500 6M16 5a3 3 0 0 1 0 6M18 14.500c2 .8 3.200 2.600 3.500 5.500" />
  </Icon>
);
export const LogoutIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 4H5v16h5M14 8l4 4-4 4M18 12H9" />
  </Icon>
);
export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
);
export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 6l12 12M18 6L6 18" />
  </Icon>
);
export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 5v14M5 12h14" />
  </Icon>
);
export const EditIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 19l1-4L16 5l3 3L9 18zM14 7l3 3" />
  </Icon>
);
export const DeleteIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5" />
  </Icon>
);
export const UpIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 19V5M6 11l6-6 6 6" />
  </Icon>
);
export const DownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 5v14M6 13l6 6 6-6" />
  </Icon>
);
export const GripIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01" strokeWidth="3" />
  </Icon>
);
export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="11" cy="11" r="6" />
    <path d="M20 20l-4.5-4.5" />
  </Icon>
);
export const EyeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6z" />
    <circle cx="12" cy="12" r="2.5" />
  </Icon>
);
export const EyeOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 4l16 16M9.5 6.300A9 9 0 0 1 12 6c6 0 9.5 6 9.5 6a17 17 0 0 1-2.7 3.300M6 8.200A16 16 0 0 0 2.5 12S6 18 12 18c1.5 0 2.8-.4 4-.9M10.2 10.200a2.5 2.5 0 0 0 3.6 3.6" />
  </Icon>
);
export const MailIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 6h17v12h-17zM4 6.500l8 6.5 8-6.5" />
  </Icon>
);
export const PhoneIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 4h4l1.5 4.5-2.3 1.700a12 12 0 0 0 5.6 5.600l1.7-2.300L20 15v4a1.5 1.5 0 0 1-1.6 1.500A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4z" />
  </Icon>
);
export const ChatIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 20l1.3-4A8 8 0 1 1 8.5 19zM9 11h6M9 14h4" />
  </Icon>
);
export const DownloadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4v11M7 10.500l5 5 5-5M5 20h14" />
  </Icon>
);
export const AcademyIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 20h16M6 20v-9M18 20v-9M12 4L3.500 9.500h17zM10 20v-6h4v6" />
  </Icon>
);
export const WarningIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4l9 16H3zM12 10v5M12 17.500v.01" />
  </Icon>
);
export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 12.500l4.5 4.500L19 7.5" />
  </Icon>
);
export const StarIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z" />
  </Icon>
);
export const OutsideIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M13 5h6v6M19 5l-8 8M17 14v5H5V7h5" />
  </Icon>
);
export const PictureIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.500L20 17" />
    <circle cx="15.5" cy="9" r="1.5" />
  </Icon>
);
export const ClassesIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4" y="5.5" width="16" height="14.5" rx="2" />
    <path d="M4 10h16M8.5 3.5v4M15.5 3.5v4M8 14h3M13 14h3M8 17h3" />
  </Icon>
);
export const DuplicateIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="8.5" y="8.5" width="11" height="11" rx="2" />
    <path d="M15.5 5.5v-1h-11v11h1" />
  </Icon>
);
export const PrintIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 9V4h10v5M7 17H4.5V9.5h15V17H17" />
    <path d="M7 14h10v6H7z" />
  </Icon>
);
export const ClockIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8" />
    <path d="M12 7.5V12l3 2" />
  </Icon>
);

export const RedirectIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 19v-5a4 4 0 0 1 4-4h10M15 6l4 4-4 4" />
  </Icon>
);

export const VisitsIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 20h16M7 16v-5M12 16V5M17 16v-8" />
  </Icon>
);

export const CopyIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="9" y="9" width="11" height="11" rx="2" />
    <path d="M5 15V6a2 2 0 0 1 2-2h9" />
  </Icon>
);
