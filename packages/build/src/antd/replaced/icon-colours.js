export const DEFAULT_TWOTONE_COLOR = '';
export const getSecondaryColor = () => '';
