/**
 * The panel above the plots: any channel of the page can be shown or hidden, and drawn over any other. The list is made
 * when it is first opened, for there may be thousands of channels.
 */
function makeChooser(host, series, plots, grid) {
  const list = element("div", {class: "channels", role: "group", "aria-label": "Channels"});
  const filter = element("input", {type: "search", placeholder: "find a channel", "aria-label": "Find a channel"});
  const across = chooserSelect("horizontal", series), along = chooserSelect("vertical", series);
  along.selectedIndex = Math.min(1, series.length - 1);
  const draw = element("button", {type: "button"}, "Draw");
  const reset = element("button", {type: "button"}, "Show all times");
  const details = element("details", {}, element("summary", {}, "Choose curves, plot one channel over another"),
    filter, list,
    element("p", {class: "pair"}, element("label", {}, "draw ", along), element("label", {}, " over ", across), " ", draw));
  host.append(details, element("p", {class: "quiet hint"},
    "Drag to zoom in time, double-click to show all; click to stop the animation there. ", reset));

  const boxes = new Map();
  const drawnIn = s => plots.all.filter(p => p.x === null && p.y.includes(s));
  const isShown = s => drawnIn(s).some(p => !p.host.hidden && p.shown[p.y.indexOf(s)]);

  function addPlot(x, y) {
    const figure = element("figure", {class: "interactive"});
    grid.append(figure);
    const plot = plots.add(figure, {x, y, loop: false, words: {}});
    const close = element("button", {type: "button", class: "close", "aria-label": "Remove this plot"}, "×");
    close.addEventListener("click", () => plots.remove(plot));
    figure.append(close);
    plots.changed();
    figure.scrollIntoView({block: "nearest"});
  }

  function set(s, on) {
    const places = drawnIn(s);
    if (on && places.length === 0) {
      addPlot(null, [s]);
    }
    places.forEach(p => {
      p.host.hidden = false;
      p.toggle(p.y.indexOf(s), on);
      p.host.hidden = !p.shown.includes(true);
    });
    refresh();
  }

  function refresh() {
    boxes.forEach((box, s) => {
      box.checked = isShown(s);
    });
  }

  function fill() {
    if (boxes.size > 0) {
      return;
    }
    series.forEach(s => {
      const box = element("input", {type: "checkbox"});
      box.addEventListener("change", () => set(s, box.checked));
      boxes.set(s, box);
      list.append(element("label", {}, box, element("bdi", {}, s.label()), element("span", {class: "quiet"}, " [" + s.unit + "]")));
    });
    refresh();
  }

  details.addEventListener("toggle", fill);
  filter.addEventListener("input", () => {
    const wanted = filter.value.toLowerCase();
    boxes.forEach((box, s) => {
      box.parentElement.hidden = !s.label().toLowerCase().includes(wanted);
    });
  });
  draw.addEventListener("click", () => addPlot(series[across.value], [series[along.value]]));
  reset.addEventListener("click", () => plots.all.forEach(p => {
    if (p.x === null) {
      p.zoom(plots.clock.from, plots.clock.to);
    }
  }));
  plots.whenChanged = refresh;
}

function chooserSelect(label, series) {
  const select = element("select", {"aria-label": label});
  series.forEach((s, i) => select.append(element("option", {value: i}, s.label() + " [" + s.unit + "]")));
  return select;
}

addPanel("chooser", (_, {data, plots}) => {
  if (data.series.length > 0) {
    makeChooser(document.getElementById("chooser"), data.series, plots, document.getElementById("plots"));
  }
});
