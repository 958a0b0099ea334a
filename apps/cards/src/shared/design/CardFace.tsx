import { cardPicture, type CardLayout, type CardText } from '@console/contracts/cards/card-design';
import { StoredImage } from '@console/ui/upload';
import './card-face.css';

export interface CardFaceProps {
  /** Picture of the front. */
  readonly fileId: string | null;
  readonly layout: CardLayout;
  /** Number in print format. */
  readonly number: string;
  readonly name: string;
  readonly validThru: string;
  /** Text for screen readers. */
  readonly label: string;
}

const line = ({ x, y, size, colour }: CardText, value: string) => (
  <text x={x} y={y} fontSize={size} fill={colour}>
    {value}
  </text>
);

/** The printed front of a card: picture, and number, name and validity where the design places them. */
export function CardFace({ fileId, layout, number, name, validThru, label }: CardFaceProps) {
  return (
    <div className="card-face">
      {fileId && <StoredImage fileId={fileId} />}
      <svg
        viewBox={`0 0 ${cardPicture.width} ${cardPicture.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${label}: ${number}, ${name}, ${validThru}`}
      >
        {line(layout.number, number)}
        {line(layout.name, name)}
        {line(layout.validThru, validThru)}
      </svg>
    </div>
  );
}
