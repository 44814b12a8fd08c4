/** The brand's colours as app/ui/theme.css has them, for what CSS does not reach: icons, drawn words and what a browser paints around a page. */
export const paper = "#fbf7ef";
export const paperDark = "#131a19";
export const ink = "#1d2422";
export const lagoonDeep = "#073f3c";
export const lagoonPale = "#cfe5df";
export const saffron = "#e9a12b";
export const saffronPale = "#fbe9c6";
export const brick = "#a63d2a";
export const brickPale = "#f3d9d0";
