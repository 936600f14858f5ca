"""What things in a room are made of: procedural materials, so that no texture has to be carried about."""

import bpy


def linear(hex_color):
    """A colour as it is written in CSS, in the linear light that Cycles reckons in."""
    parts = [int(hex_color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts) + (1.0,)


class Shader:
    """A material under construction."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.nodes = self.material.node_tree.nodes
        self.main = self.nodes["Principled BSDF"]
        self.main.inputs["Specular"].default_value = 0.3

    def node(self, kind, **values):
        made = self.nodes.new(kind)
        for key, value in values.items():
            if key in made.inputs:
                made.inputs[key].default_value = value
            else:
                setattr(made, key, value)
        return made

    def link(self, one, other):
        self.material.node_tree.links.new(one, other)

    def place(self, scale, spread=True):
        """Where a texture is looked up: in the thing's own measure, elsewhere in each thing."""
        where = self.node("ShaderNodeTexCoord")
        mapping = self.node("ShaderNodeMapping", Scale=scale)
        self.link(where.outputs["Object"], mapping.inputs["Vector"])
        if spread:
            each = self.node("ShaderNodeObjectInfo")
            far = self.node("ShaderNodeMath", operation="MULTIPLY")
            far.inputs[1].default_value = 37.0
            self.link(each.outputs["Random"], far.inputs[0])
            self.link(far.outputs[0], mapping.inputs["Location"])
        return mapping.outputs["Vector"]

    def noise(self, scale, size, detail=4.0, distortion=0.0):
        made = self.node("ShaderNodeTexNoise", Scale=size, Detail=detail, Distortion=distortion)
        self.link(self.place(scale), made.inputs["Vector"])
        return made.outputs["Fac"]

    def ramp(self, fac, stops):
        made = self.node("ShaderNodeValToRGB")
        elements = made.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (at, color) in zip(elements, stops):
            element.position = at
            element.color = linear(color)
        self.link(fac, made.inputs["Fac"])
        return made.outputs["Color"]

    def bump(self, fac, strength, distance=0.002):
        made = self.node("ShaderNodeBump", Strength=strength, Distance=distance)
        self.link(fac, made.inputs["Height"])
        self.link(made.outputs["Normal"], self.main.inputs["Normal"])

    def color(self, output):
        self.link(output, self.main.inputs["Base Color"])


def plain(name, color, rough=0.5, specular=0.3, metal=0.0):
    made = Shader(name)
    made.main.inputs["Base Color"].default_value = linear(color)
    made.main.inputs["Roughness"].default_value = rough
    made.main.inputs["Specular"].default_value = specular
    made.main.inputs["Metallic"].default_value = metal
    return made.material


def wood(name, dark, light, along="x", rough=0.45, vary=0.12):
    """Sawn timber, its grain along an axis; no two boards alike."""
    made = Shader(name)
    fine = {"x": (1.0, 14.0, 14.0), "y": (14.0, 1.0, 14.0), "z": (14.0, 14.0, 1.0)}[along]
    grain = made.noise(fine, 2.4, detail=9.0, distortion=1.6)
    pores = made.noise(tuple(4.0 * part for part in fine), 9.0, detail=3.0)
    mixed = made.node("ShaderNodeMath", operation="MULTIPLY_ADD")
    mixed.inputs[1].default_value = 0.22
    made.link(pores, mixed.inputs[0])
    made.link(grain, mixed.inputs[2])
    color = made.ramp(mixed.outputs[0], [(0.42, dark), (0.78, light)])
    each = made.node("ShaderNodeObjectInfo")
    value = made.node("ShaderNodeMapRange")
    value.inputs[3].default_value = 1 - vary
    value.inputs[4].default_value = 1 + vary
    made.link(each.outputs["Random"], value.inputs[0])
    tint = made.node("ShaderNodeHueSaturation")
    made.link(value.outputs[0], tint.inputs["Value"])
    made.link(color, tint.inputs["Color"])
    made.color(tint.outputs["Color"])
    made.bump(mixed.outputs[0], 0.18, 0.001)
    made.main.inputs["Roughness"].default_value = rough
    return made.material


def cloth(name, dark, light, thread=620.0, depth=0.5, sheen=0.25):
    """Linen, wool or boucle: threads lighter and darker, and the light that their ends catch."""
    made = Shader(name)
    threads = made.noise((1.0, 1.0, 1.0), thread, detail=2.0)
    clouds = made.noise((1.0, 1.0, 1.0), 5.0, detail=3.0)
    mixed = made.node("ShaderNodeMath", operation="MULTIPLY_ADD")
    mixed.inputs[1].default_value = 0.35
    made.link(clouds, mixed.inputs[0])
    made.link(threads, mixed.inputs[2])
    made.color(made.ramp(mixed.outputs[0], [(0.42, dark), (0.92, light)]))
    made.bump(threads, depth, 0.003)
    made.main.inputs["Roughness"].default_value = 1.0
    made.main.inputs["Specular"].default_value = 0.05
    made.main.inputs["Sheen"].default_value = sheen
    return made.material


def stone(name, dark, light, size=6.0, rough=0.35):
    made = Shader(name)
    clouds = made.noise((1.0, 1.0, 1.0), size, detail=10.0, distortion=0.8)
    made.color(made.ramp(clouds, [(0.35, dark), (0.7, light)]))
    made.bump(clouds, 0.05, 0.002)
    made.main.inputs["Roughness"].default_value = rough
    return made.material


def plaster(name, color="#eceae6"):
    """The wall itself: rolled paint on plaster, told apart from everything that stands before it."""
    made = Shader(name)
    made.main.inputs["Base Color"].default_value = linear(color)
    made.main.inputs["Roughness"].default_value = 0.9
    made.main.inputs["Specular"].default_value = 0.1
    rolled = made.noise((1.0, 1.0, 1.0), 170.0, detail=5.0)
    made.bump(rolled, 0.1, 0.002)
    told = made.node("ShaderNodeOutputAOV")
    told.name = "wall"
    told.inputs["Value"].default_value = 1.0
    return made.material


def thin(name, color, through=0.45, rough=0.6):
    """Leaves and curtains, which light comes through."""
    made = Shader(name)
    made.main.inputs["Base Color"].default_value = linear(color)
    made.main.inputs["Roughness"].default_value = rough
    lit = made.node("ShaderNodeBsdfTranslucent", Color=linear(color))
    both = made.node("ShaderNodeMixShader", Fac=through)
    made.link(made.main.outputs[0], both.inputs[1])
    made.link(lit.outputs[0], both.inputs[2])
    made.link(both.outputs[0], made.nodes["Material Output"].inputs["Surface"])
    return made.material


def glow(name, color, strength):
    made = Shader(name)
    made.main.inputs["Emission"].default_value = linear(color)
    made.main.inputs["Emission Strength"].default_value = strength
    made.main.inputs["Base Color"].default_value = linear(color)
    return made.material


def glass(name, color="#f4f8f6"):
    made = Shader(name)
    made.main.inputs["Base Color"].default_value = linear(color)
    made.main.inputs["Roughness"].default_value = 0.03
    made.main.inputs["Transmission"].default_value = 0.9
    return made.material
