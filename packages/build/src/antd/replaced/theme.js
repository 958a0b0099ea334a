export { default as useToken } from './useToken';
export { PresetColors } from './interface';
export { defaultConfig, DesignTokenContext } from './context';
export const useResetIconStyle = () => {};
