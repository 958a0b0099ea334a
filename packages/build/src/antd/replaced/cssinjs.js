import { createContext } from 'react';
export const StyleContext = createContext({});
export const createTheme = () => ({});
export const unit = (value) => (typeof value === 'number' ? `${value}px` : value);
