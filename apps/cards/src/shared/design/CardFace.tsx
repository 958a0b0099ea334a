import { cardPicture, type CardLayout, type CardText } from '@console/contracts/cards/card-design';
import { StoredImage } from '@console/ui/upload';
import './card-face.css';

export interface CardFaceProps {
  /** The front's picture. */
  readonly fileId: string | null;
  readonly layout: CardLayout;
  /** As printed. */
  readonly number: string;
  readonly name: string;
  readonly validThru: string;
  /** What it shows, for those who do not see it. */
  readonly label: string;
}

const line = ({ x, y, size, colour }: CardText, value: string) => (
  <text x={x} y={y} fontSize={size} fill={colour}>
    {value}
  </text>
);

/** The front of a card as it is printed: picture, number, name and end of validity where the design has them. */
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
