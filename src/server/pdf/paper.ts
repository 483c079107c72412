import PDFDocument from "pdfkit";
import { breakLines, cutLine } from "./break-lines";
import { ascentShare, type Face, isFace, openFace } from "./faces";
import { type Run, splitRuns } from "./split-runs";

type TextOptions = PDFKit.Mixins.TextOptions;

/**
 * Paper on which every text may hold names in any script. Letters that the face at hand lacks are
 * drawn with another one, and what reads from right to left is put in order, which pdfkit does not do.
 */
export class Paper extends PDFDocument {
  private face: Face = "plain";
  private readonly known = new Set<Face>();

  /** Writes with a face from here on, by its name. */
  override font(face: PDFKit.Mixins.PDFFontSource): this {
    if (!isFace(face)) return super.font(face);
    this.face = face;
    if (!this.known.has(face)) this.registerFont(face, openFace(face).bytes);
    this.known.add(face);
    return super.font(face);
  }

  override text(
    text: string,
    place?: number | TextOptions,
    y?: number,
    options: TextOptions = {},
  ): this {
    const runs = splitRuns(text, this.face);
    if (typeof place === "object") {
      return this.isPlain(runs) ? super.text(text, place) : this.textInRuns(text, place);
    }
    if (this.isPlain(runs)) return super.text(text, place, y, options);
    this.x = place ?? this.x;
    this.y = y ?? this.y;
    return this.textInRuns(text, options);
  }

  override widthOfString(text: string, options?: TextOptions): number {
    const runs = splitRuns(text, this.face);
    if (this.isPlain(runs)) return super.widthOfString(text, options);
    return runs.reduce((sum, run) => sum + this.inFace(run.face, () => this.widthOfRun(run)), 0);
  }

  /** Whether pdfkit can write it by itself. */
  private isPlain(runs: readonly Run[]): boolean {
    return runs.every(({ face, level }) => face === this.face && level % 2 === 0);
  }

  /** Leaves the pen where pdfkit does: below the last line, at the left of them all. Begins no page. */
  private textInRuns(text: string, { width, align, ellipsis, lineBreak }: TextOptions): this {
    const { x: left } = this;
    const { width: sheet, margins } = this.page;
    const room = width ?? (lineBreak === false ? sheet : sheet - margins.right - left);
    const measure = (line: string) => this.widthOfString(line);
    const lines = ellipsis ? [cutLine(text, room, measure)] : breakLines(text, room, measure);
    for (const line of lines) {
      const free = room - measure(line);
      this.drawLine(line, left + free * (align === "right" ? 1 : align === "center" ? 0.5 : 0));
    }
    this.x = left;
    return this;
  }

  /** Draws the parts of a line on one baseline, and goes on to the next line. */
  private drawLine(line: string, left: number) {
    const next = this.y + this.currentLineHeight(true);
    const baseline = this.y + this.currentLineHeight() * ascentShare(this.face);
    let x = left;
    for (const run of splitRuns(line, this.face)) {
      const place = { lineBreak: false, baseline: "alphabetic", ...layoutOf(run) } as const;
      x += this.inFace(run.face, () => {
        super.text(run.text, x, baseline, place);
        return this.widthOfRun(run);
      });
    }
    this.y = next;
  }

  private widthOfRun(run: Run): number {
    return super.widthOfString(run.text, layoutOf(run));
  }

  private inFace<T>(face: Face, work: () => T): T {
    const before = this.face;
    this.font(face);
    const done = work();
    this.font(before);
    return done;
  }
}

// With a list of features, be it empty, pdfkit lays a part out whole instead of word by word.
const layoutOf = ({ level }: Run): TextOptions => (level % 2 === 1 ? { features: [] } : {});
