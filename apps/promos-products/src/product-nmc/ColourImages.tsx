import type { ProductNmc } from '@console/contracts/products/product-nmc';
import { LazyStoredImage } from '@console/ui/upload';
import './colours.css';

/** Each colour with its image. */
export const ColourImages = ({ colours, colourImages }: Pick<ProductNmc, 'colours' | 'colourImages'>) =>
  colours.length === 0 ? (
    '-'
  ) : (
    <ul className="colour-images">
      {colours.map((colour, at) => (
        <li key={colour}>
          {colourImages[at] && (
            <LazyStoredImage className="upload-thumbnail" fileId={colourImages[at]} alt={colour} width={96} />
          )}
          {colour}
        </li>
      ))}
    </ul>
  );
