/** The academy's mark, a speech bubble that holds a lotus; it takes the colour of the text around it. app/icon.svg has it too. */
export function LogoMark({ width, className }: { width: string; className: string }) {
  return (
    <svg viewBox="0 0 32 32" width={width} className={className} fill="currentColor" aria-hidden="true" focusable="false">
      <path
        fillRule="evenodd"
        d="M16,1.5C7.9,1.5,1.4,7.6,1.4,15.1c0,4.2,2,7.9,5.2,10.4L5.2,30.8l6.9-2.6c1.2.3,2.5.5,3.9.5,8.1,0,14.6-6.1,14.6-13.6S24.1,1.5,16,1.5ZM16,6.2c2.7,3,4.1,5.9,4.1,8.7,0,3.2-1.5,5.9-4.1,8-2.6-2.1-4.1-4.8-4.1-8C11.9,12.1,13.3,9.2,16,6.2ZM5.9,12.4c1.7,0,3.2.4,4.4,1.1-.1.5-.1.9-.1,1.4,0,3,1,5.7,2.9,8C8.5,22.3,5.6,18,5.9,12.4ZM26.1,12.4c-1.7,0-3.2.4-4.4,1.1.1.5.1.9.1,1.4,0,3-1,5.7-2.9,8,4.6-.6,7.5-4.9,7.2-10.5Z"
      />
    </svg>
  );
}
