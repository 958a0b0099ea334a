export { Button, type ButtonProps } from './Button.tsx';
export { Checkbox } from './Checkbox.tsx';
export { MenuButton, type MenuButtonProps, type MenuItem } from './MenuButton.tsx';
export { Popover, type PopoverProps } from './Popover.tsx';
export { Spin } from './Spin.tsx';
export { Tag } from './Tag.tsx';
export { useDebounced } from './use-debounced.ts';
export { useOnce } from './use-once.ts';
export { usePreviewOf } from './use-preview-of.ts';
