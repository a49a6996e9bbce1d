/** Look of the button of a cohort's menu, before and after the menu has loaded. */
export const COHORT_MENU_LOOK = { variant: 'default', size: 36 };
