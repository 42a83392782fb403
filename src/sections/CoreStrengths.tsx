import type { SectionOf } from '~/content/model';
import { theme } from '~/theme/theme';
import { Bento, Figure, InkTile, Label, Line, Ribbon, TextTile, Tile, TileTitle } from './CoreStrengths.styles';
import { SectionFrame } from './parts/SectionFrame';
import { SectionHead } from './parts/SectionHead';

const { strand, color, line } = theme;

/** The firm's figures in tiles: the first is dark with the three strands, the last is text. */
export function CoreStrengths({ section: { head, stats, tile } }: { section: SectionOf<'coreStrengths'> }) {
  return (
    <SectionFrame ground="alt">
      <SectionHead {...head} />
      <Bento>
        {stats.map(({ value, label }, index) => {
          const Box = index === 0 ? InkTile : Tile;
          return (
            <Box key={label}>
              <Figure>{value}</Figure> <Label>{label}</Label>
              {index === 0 && (
                <Ribbon viewBox="0 0 640 200" fill="none" strokeWidth={line.strong} aria-hidden="true">
                  <path d="M60 214C170 214 190 140 290 140H360C460 140 480 52 580 52H660" stroke={color.route500} />
                  <path d="M66 228C176 228 196 154 296 154H366C466 154 486 66 586 66H660" stroke={color.flow500} />
                  <path d="M72 242C182 242 202 168 302 168H372C472 168 492 80 592 80H660" stroke={color.cover500} />
                </Ribbon>
              )}
            </Box>
          );
        })}
        <TextTile>
          <TileTitle>{tile.title}</TileTitle>
          <Label>{tile.text}</Label>
          <Line viewBox="0 0 240 130" fill="none" stroke={strand.route.line} aria-hidden="true">
            <path d="M16 106H84C130 106 112 24 158 24H224" strokeWidth={line.strong} />
            <circle cx="16" cy="106" r="11" fill={color.surface} strokeWidth={line.width} />
            <circle cx="224" cy="24" r="11" fill={color.surface} strokeWidth={line.width} />
          </Line>
        </TextTile>
      </Bento>
    </SectionFrame>
  );
}
