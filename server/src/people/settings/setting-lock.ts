/**
 * The lock under which a change of a setting is approved.
 * @example settingLock('STAMP_DUTY'); // 'setting STAMP_DUTY'
 */
export const settingLock = (key: string): string => `setting ${key}`;
