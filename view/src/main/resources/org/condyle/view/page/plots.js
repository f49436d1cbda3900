/** All plots of the page: they show one span of time. */
class Plots {
  constructor(clock) {
    this.clock = clock;
    this.all = [];
    this.zooming = false;
    this.whenChanged = () => {};
  }

  add(host, what) {
    return this.join(new Plot(host, what, this.clock, this));
  }

  /** Takes a plot that was made elsewhere: it shares the zoom in time, if it is over time, and the theme. */
  join(plot) {
    this.all.push(plot);
    return plot;
  }

  remove(plot) {
    this.all = this.all.filter(p => p !== plot);
    plot.u.destroy();
    plot.show = () => {};
    plot.host.remove();
    this.changed();
  }

  zoom(low, high, source) {
    if (this.zooming) {
      return;
    }
    this.zooming = true;
    this.all.filter(p => p !== source && p.x === null).forEach(p => p.zoom(low, high));
    this.zooming = false;
  }

  /** Shows `factor` times the span around now; all of it when that is wider. */
  zoomBy(factor) {
    const plot = this.all.find(p => p.x === null);
    if (plot !== undefined) {
      const {min, max} = plot.u.scales.x, now = this.clock.time, half = factor * (max - min) / 2;
      const low = Math.max(this.clock.from, now - half), high = Math.min(this.clock.to, now + half);
      this.all.filter(p => p.x === null).forEach(p => p.zoom(low, high));
    }
  }

  changed() {
    this.whenChanged();
  }

  setTheme() {
    this.all.forEach(p => p.setTheme());
  }
}
