import { poSalesScreens } from './sales-screens.tsx';

export default poSalesScreens('SPEKTRA');
