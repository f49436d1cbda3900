/**
 * The one time of the page. Whoever shows or changes the time goes through it: slider, plots, scene, rows of tables.
 * `subscribe` tells each new time and who set it; `watch` tells that it began to play, stopped, or goes faster.
 */
class Clock {
  constructor(from, to) {
    this.from = from;
    this.to = to;
    this.time = from;
    this.playing = false;
    this.speed = Clock.comfortable(to - from);
    this.listeners = [];
    this.watchers = [];
  }

  /** Seconds of the run in a second of the viewer, of 1, 2, 5, 10, ... so that the run takes about seven seconds. */
  static comfortable(span) {
    if (!(span > 0)) {
      return 1;
    }
    const wanted = span / 7;
    const power = 10 ** Math.floor(Math.log10(wanted));
    const near = [1, 2, 5, 10].map(m => Number((m * power).toPrecision(1)));
    return near.reduce((a, b) => Math.abs(Math.log(b / wanted)) < Math.abs(Math.log(a / wanted)) ? b : a);
  }

  subscribe(listener) {
    this.listeners.push(listener);
  }

  watch(watcher) {
    this.watchers.push(watcher);
  }

  set(time, source) {
    const t = Math.min(this.to, Math.max(this.from, time));
    if (Number.isFinite(t)) {
      this.time = t;
      this.listeners.forEach(listener => listener(t, source));
    }
  }

  play() {
    if (this.playing || !(this.to > this.from)) {
      return;
    }
    if (this.time >= this.to) {
      this.set(this.from, this);
    }
    this.playing = true;
    let before = performance.now();
    const frame = now => {
      if (!this.playing) {
        return;
      }
      // a page that was out of sight goes on where it was
      const seconds = Math.max(0, Math.min(0.1, (now - before) / 1000));
      before = now;
      this.set(this.time + this.speed * seconds, this);
      if (this.time >= this.to) {
        this.pause();
      } else {
        requestAnimationFrame(frame);
      }
    };
    requestAnimationFrame(frame);
    this.changed();
  }

  pause() {
    if (this.playing) {
      this.playing = false;
      this.changed();
    }
  }

  toggle() {
    if (this.playing) {
      this.pause();
    } else {
      this.play();
    }
  }

  setSpeed(speed) {
    this.speed = speed;
    this.changed();
  }

  changed() {
    this.watchers.forEach(watcher => watcher());
  }
}
