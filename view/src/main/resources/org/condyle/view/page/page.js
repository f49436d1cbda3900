const data = readData();
const clock = new Clock(data.from, data.to);
const plots = new Plots(clock);
let panels = [];

/** Light or dark: as the reader's system asks, until the button is pressed. */
function setTheme(name) {
  document.documentElement.dataset.theme = name;
  document.getElementById("theme").textContent = name === "dark" ? "☀ Light" : "☾ Dark";
  plots.setTheme();
  panels.forEach(panel => panel.setTheme?.(name));
}

function makeTheme() {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  document.documentElement.dataset.theme = dark.matches ? "dark" : "light";
  const button = document.getElementById("theme");
  button.hidden = false;
  setTheme(theme());
  let chosen = false;
  button.addEventListener("click", () => {
    chosen = true;
    setTheme(theme() === "dark" ? "light" : "dark");
  });
  dark.addEventListener("change", () => {
    if (!chosen) {
      setTheme(dark.matches ? "dark" : "light");
    }
  });
  // paper is light
  let before = null;
  addEventListener("beforeprint", () => {
    before = theme();
    setTheme("light");
  });
  addEventListener("afterprint", () => setTheme(before ?? theme()));
}

/** Speeds from a hundredth to ten times real time, and about the one that suits the run. */
function speeds() {
  const usual = Clock.comfortable(clock.to - clock.from);
  const low = Math.floor(Math.log10(Math.min(0.01, usual / 10)) + 1e-9);
  const high = Math.ceil(Math.log10(Math.max(10, usual * 10)) - 1e-9);
  const all = [];
  for (let power = low; power <= high; power++) {
    [1, 2, 5].forEach(m => all.push(Number(`${m}e${power}`)));
  }
  return all.slice(0, -2); // the last decade ends with its 1
}

function makeTransport() {
  const slider = document.getElementById("time"), now = document.getElementById("now");
  const play = document.getElementById("play"), speed = document.getElementById("speed");
  slider.min = clock.from;
  slider.max = clock.to;
  slider.addEventListener("input", () => clock.set(Number(slider.value), slider));
  play.addEventListener("click", () => clock.toggle());
  speeds().forEach(s => speed.append(element("option", {value: s}, (s < 1e-3 ? s.toExponential() : s) + "×")));
  speed.addEventListener("change", () => clock.setSpeed(Number(speed.value)));
  // as many digits as a step of the slider moves
  const digits = Math.max(0, Math.min(12, 4 - Math.ceil(Math.log10(clock.to - clock.from || 1))));
  clock.subscribe(time => {
    slider.value = time;
    now.textContent = time.toFixed(digits).replace(/^-(0\.?0*)$/, "$1") + " s";
    slider.setAttribute("aria-valuetext", now.textContent);
  });
  const state = () => {
    play.textContent = clock.playing ? "❚❚" : "▶";
    play.setAttribute("aria-label", clock.playing ? "Pause" : "Play");
    speed.value = String(clock.speed);
  };
  clock.watch(state);
  state();
  document.getElementById("transport").hidden = !(clock.to > clock.from);
}

/** Space plays, arrows step (with Shift far), Home and End jump, + and - change the speed, z and Z zoom. */
function makeKeys() {
  const all = speeds();
  const faster = by => {
    const at = all.findIndex(s => s >= clock.speed * (1 - 1e-9));
    clock.setSpeed(all[Math.max(0, Math.min(all.length - 1, at + by))]);
  };
  const step = (by, far) => {
    clock.pause();
    clock.set(clock.time + by * (far ? 0.05 : 0.002) * (clock.to - clock.from), "keys");
  };
  const keys = {
    " ": () => clock.toggle(),
    ArrowLeft: e => step(-1, e.shiftKey),
    ArrowRight: e => step(1, e.shiftKey),
    Home: () => clock.set(clock.from, "keys"),
    End: () => clock.set(clock.to, "keys"),
    "+": () => faster(1),
    "-": () => faster(-1),
    z: () => plots.zoomBy(0.5),
    Z: () => plots.zoomBy(2),
  };
  addEventListener("keydown", e => {
    const at = e.target, slider = at.id === "time";
    const typing = !slider && at.closest("input, select, textarea") !== null;
    const pressing = e.key === " " && at.closest("button, summary") !== null;
    const scrolling = e.key !== " " && at.closest("pre, .wide, #scene") !== null;
    if (keys[e.key] === undefined || e.ctrlKey || e.metaKey || e.altKey || typing || pressing || scrolling) {
      return;
    }
    e.preventDefault();
    keys[e.key](e);
  });
}

/** Rows of tables that stand for a moment lead there. */
function makeMoments() {
  document.querySelectorAll("tr[data-time]").forEach(row => {
    const go = () => {
      clock.pause();
      clock.set(Number(row.dataset.time), row);
    };
    row.tabIndex = 0;
    row.addEventListener("click", go);
    row.addEventListener("keydown", e => {
      if (e.key === "Enter") {
        go();
      }
    });
  });
  document.querySelectorAll("table.moments").forEach(table =>
    (table.closest(".wide") ?? table).after(element("p", {class: "quiet live"}, "Click a row to go to its time.")));
}

function makePage() {
  makeTheme();
  makeTransport();
  makeKeys();
  makeMoments();
  data.plots.forEach(plot => plots.add(document.getElementById(plot.figure), plot));
  panels = PANELS.map(({name, make}) => make(data[name], {data, clock, plots}) ?? {});
  clock.set(clock.from, "page");
  requestAnimationFrame(() => requestAnimationFrame(() => {
    document.documentElement.dataset.ready = "yes";
  }));
}

makePage();
