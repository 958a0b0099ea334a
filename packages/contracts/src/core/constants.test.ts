import * as constants from './constants.ts';

test('the numbers and colours are those of the specification', () => {
  expect(constants).toEqual({
    refreshThreshold: 70,
    debounce: 500,
    throttle: 200,
    confirmWidth: 290,
    themeColours: {
      primary: '#0451A4',
      secondary: '#424242',
      accent: '#EA8E1C',
      error: '#FF5252',
      info: '#2196F3',
      success: '#4CAF50',
      warning: '#FFC107',
    },
  });
});
