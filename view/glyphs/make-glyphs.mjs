// Makes src/main/resources/org/condyle/view/figure/glyphs.txt, the letters of figures in PDF and PNG, from Arimo Regular
// (SIL Open Font License 1.1, no reserved names; as wide as Arial letter by letter, so SVG text and drawn text agree).
// Needed only to change the set of letters; the build never runs it.
//
//   npm install --no-save opentype.js@2.0.0 @expo-google-fonts/arimo@0.4.3
//   node make-glyphs.mjs
//
// One line a letter: code point in hexadecimal, advance, path. Coordinates are relative, in 1/2048 of the letter size,
// y upwards: m move, l line, q quadratic curve, z close.
import { readFileSync, writeFileSync } from "node:fs";
import opentype from "opentype.js";

const folder = new URL("node_modules/@expo-google-fonts/arimo/", import.meta.url);
const bytes = readFileSync(new URL("400Regular/Arimo_400Regular.ttf", folder));
const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));

const ranges = [[0x20, 0x7e], [0xa0, 0x17f], [0x384, 0x3ce], [0x3d1, 0x3d1], [0x3d5, 0x3d6], [0x3f5, 0x3f5], [0x300, 0x304],
  [0x307, 0x308], [0x2010, 0x2015], [0x2018, 0x201e], [0x2020, 0x2022], [0x2026, 0x2026], [0x2030, 0x2033], [0x2070, 0x209c],
  [0x2113, 0x2113], [0x2190, 0x2195], [0x2202, 0x2202], [0x2206, 0x2206], [0x220f, 0x2212], [0x2215, 0x221e],
  [0x222b, 0x222b], [0x2248, 0x2248], [0x2260, 0x2265], [0x25a1, 0x25a1], [0xfffd, 0xfffd]];

const number = (before, x) => (x < 0 || /[mlqz]$/.test(before) ? "" : " ") + x;
const lines = [];
for (const [from, to] of ranges) {
  for (let code = from; code <= to; code++) {
    const index = font.charToGlyphIndex(String.fromCodePoint(code));
    if (index === 0) {
      continue;
    }
    const glyph = font.glyphs.get(index);
    let path = "", x = 0, y = 0;
    const add = (...points) => {
      // TrueType puts points half way between two others: a quarter of a thousandth of a letter is lost by rounding them
      const rounded = points.map(([px, py]) => [Math.round(px), Math.round(py)]);
      for (const [px, py] of rounded) {
        path += number(path, px - x);
        path += number(path, py - y);
      }
      [x, y] = rounded[rounded.length - 1];
    };
    for (const c of glyph.path.commands) {
      if (c.type === "Z") {
        path += "z";
        continue;
      }
      if (c.type === "L" && Math.round(c.x) === x && Math.round(c.y) === y) {
        continue;
      }
      path += c.type.toLowerCase();
      if (c.type === "Q") {
        add([c.x1, c.y1], [c.x, c.y]);
      } else if (c.type === "M" || c.type === "L") {
        add([c.x, c.y]);
      } else {
        throw new Error(`a ${c.type} in U+${code.toString(16)}`);
      }
    }
    lines.push(`${code.toString(16)} ${glyph.advanceWidth} ${path}`.trimEnd());
  }
}
const licence = readFileSync(new URL("LICENSE_FONT", folder), "utf8").trim() + "\n";
const header = `# Letters of figures: outlines of Arimo Regular, ${font.names.windows.version.en}, made by make-glyphs.mjs.
# ${licence.split("\n")[0].trim()}
# SIL Open Font License, Version 1.1: the file glyphs-licence.txt beside this one.
`;
const target = new URL("../src/main/resources/org/condyle/view/figure/", import.meta.url);
writeFileSync(new URL("glyphs.txt", target), header + lines.join("\n") + "\n");
writeFileSync(new URL("glyphs-licence.txt", target), licence.replace(/[ \t\r]+$/gm, ""));
console.log(lines.length, "letters");
