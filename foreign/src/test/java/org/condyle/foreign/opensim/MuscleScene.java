package org.condyle.foreign.opensim;

/** A rod on a pin that one muscle turns. */
public final class MuscleScene {
    /** Line of the properties of the muscle. */
    public static final int LINE = 18;

    private MuscleScene() {}

    /** The rod hangs down; at an angle of 0 the path is 0.3 m to 0.5 m long. */
    public static String model(String version, String className, String properties) {
        return """
                <OpenSimDocument Version="VERSION">
                <Model name="rod">
                <Ground name="ground"/>
                <BodySet><objects>
                  <Body name="rod"><mass>1</mass><mass_center>0 -0.2 0</mass_center><inertia>0.02 0.001 0.02 0 0 0</inertia></Body>
                </objects></BodySet>
                <JointSet><objects>
                  <PinJoint name="pivot"><socket_parent_frame>/ground</socket_parent_frame><socket_child_frame>/bodyset/rod</socket_child_frame>
                    <coordinates><Coordinate name="angle"><default_value>0.1</default_value><range>-1 1</range></Coordinate></coordinates>
                  </PinJoint>
                </objects></JointSet>
                <ForceSet><objects>
                  <CLASS name="m"><GeometryPath><PathPointSet><objects>
                      <PathPoint name="a"><socket_parent_frame>/ground</socket_parent_frame><location>0.05 0.1 0</location></PathPoint>
                      <PathPoint name="b"><socket_parent_frame>/bodyset/rod</socket_parent_frame><location>0 -0.2 0</location></PathPoint>
                    </objects></PathPointSet></GeometryPath>
                    <optimal_force>1</optimal_force>
                    PROPERTIES
                  </CLASS>
                </objects></ForceSet>
                </Model>
                </OpenSimDocument>
                """.replace("VERSION", version).replace("CLASS", className).replace("PROPERTIES", properties);
    }

    /** The rod with muscles of all laws and all their properties. */
    static String all() {
        String spline = "<SimmSpline><x>-1 0 1 2 3</x><y>0 0 1 0 0</y></SimmSpline>";
        String common = """
                <max_isometric_force>500</max_isometric_force><optimal_fiber_length>0.1</optimal_fiber_length>
                <tendon_slack_length>0.2</tendon_slack_length><pennation_angle_at_optimal>0.2</pennation_angle_at_optimal>
                <max_contraction_velocity>9</max_contraction_velocity><min_control>0.02</min_control><max_control>0.9</max_control>
                """;
        String rest = "<minimum_activation>0.01</minimum_activation><default_activation>0.1</default_activation>"
                + "<activation_time_constant>0.01</activation_time_constant>"
                + "<deactivation_time_constant>0.04</deactivation_time_constant>";
        String thelen = "<FmaxTendonStrain>0.033</FmaxTendonStrain><FmaxMuscleStrain>0.6</FmaxMuscleStrain>"
                + "<KshapeActive>0.5</KshapeActive><KshapePassive>4</KshapePassive><Af>0.3</Af><Flen>1.8</Flen>";
        String millard = """
                <fiber_damping>0.1</fiber_damping><ActiveForceLengthCurve>
                <min_norm_active_fiber_length>0.45</min_norm_active_fiber_length>
                <transition_norm_fiber_length>0.72</transition_norm_fiber_length>
                <max_norm_active_fiber_length>1.8</max_norm_active_fiber_length>
                <shallow_ascending_slope>0.86</shallow_ascending_slope><minimum_value>0.1</minimum_value></ActiveForceLengthCurve>
                <ForceVelocityCurve><concentric_slope_at_vmax>0</concentric_slope_at_vmax>
                <concentric_slope_near_vmax>0.25</concentric_slope_near_vmax><isometric_slope>5</isometric_slope>
                <eccentric_slope_at_vmax>0</eccentric_slope_at_vmax><eccentric_slope_near_vmax>0.15</eccentric_slope_near_vmax>
                <max_eccentric_velocity_force_multiplier>1.4</max_eccentric_velocity_force_multiplier>
                <concentric_curviness>0.6</concentric_curviness><eccentric_curviness>0.9</eccentric_curviness></ForceVelocityCurve>
                <FiberForceLengthCurve><strain_at_zero_force>0</strain_at_zero_force>
                <strain_at_one_norm_force>0.7</strain_at_one_norm_force><stiffness_at_low_force>0.2</stiffness_at_low_force>
                <stiffness_at_one_norm_force>2.9</stiffness_at_one_norm_force><curviness>0.75</curviness></FiberForceLengthCurve>
                <TendonForceLengthCurve><strain_at_one_norm_force>0.049</strain_at_one_norm_force>
                <stiffness_at_one_norm_force>28</stiffness_at_one_norm_force><norm_force_at_toe_end>0.66</norm_force_at_toe_end>
                <curviness>0.5</curviness></TendonForceLengthCurve>
                """;
        String schutte = "<time_scale>0.1</time_scale><damping>0.1</damping>"
                + "<active_force_length_curve>" + spline + "</active_force_length_curve><passive_force_length_curve>"
                + spline
                + "</passive_force_length_curve><tendon_force_length_curve>" + spline + "</tendon_force_length_curve>";
        String deGroote = "<active_force_width_scale>1.1</active_force_width_scale><fiber_damping>0</fiber_damping>"
                + "<passive_fiber_strain_at_one_norm_force>0.6</passive_fiber_strain_at_one_norm_force>"
                + "<tendon_strain_at_one_norm_force>0.049</tendon_strain_at_one_norm_force>";
        String first = model("40000", "Thelen2003Muscle", common + rest + thelen);
        int to = first.indexOf("</objects></ForceSet>");
        StringBuilder more = new StringBuilder();
        String[][] classes = {
            {"Thelen2003Muscle_Deprecated", common + thelen + "<Vmax>10</Vmax><Vmax0>5</Vmax0><damping>0.05</damping>"},
            {"Millard2012EquilibriumMuscle", common + rest + millard},
            {"Schutte1993Muscle", common + schutte},
            {"DeGrooteFregly2016Muscle", common + rest + deGroote}
        };
        for (String[] c : classes) {
            String one = model("40000", c[0], c[1]).replace("name=\"m\"", "name=\"m" + c[0].charAt(0) + "\"");
            more.append(one, one.indexOf("<" + c[0]), one.indexOf("</objects></ForceSet>"));
        }
        return first.substring(0, to) + more.toString().replace("name=\"mT\"", "name=\"older\"") + first.substring(to);
    }
}
