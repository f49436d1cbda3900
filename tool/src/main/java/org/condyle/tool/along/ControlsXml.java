package org.condyle.tool.along;

import org.condyle.foreign.XmlElement;
import org.condyle.foreign.XmlText;
import org.condyle.io.document.Position;
import org.condyle.tool.result.ResultTable;

/** Controls as a ControlSet of OpenSim, which ForwardTool reads: straight lines between nodes. */
public final class ControlsXml {
    private ControlsXml() {}

    public static String of(double[] times, ResultTable controls) {
        XmlElement document = new XmlElement("OpenSimDocument", Position.in(controls.file()), null);
        document.put("Version", "40000");
        XmlElement set = document.add("ControlSet");
        set.put("name", "Control Set");
        XmlElement objects = set.add("objects");
        for (ResultTable.Column c : controls.columns()) {
            XmlElement control = objects.add("ControlLinear");
            control.put("name", c.label());
            control.set("is_model_control", "true");
            control.set("extrapolate", "true");
            control.set("use_steps", "false");
            XmlElement nodes = control.add("x_nodes");
            for (int i = 0; i < times.length; i++) {
                XmlElement node = nodes.add("ControlLinearNode");
                node.set("t", Double.toString(times[i]));
                node.set("value", Double.toString(c.values()[i]));
            }
        }
        return XmlText.of(document);
    }
}
